/** Sent with every answer, also with those that never reach a route. */
export const HEADERS = {
  "content-security-policy":
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
};

/** A browser that came by TLS once comes by nothing else for a year. */
export const BY_TLS_ONLY = { "strict-transport-security": "max-age=31536000" };
