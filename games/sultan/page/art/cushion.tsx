/** A velvet cushion with gold piping and tassels; a gem is laid on it by the style sheet. */
export const Cushion = () => (
  <svg class="cushion-art" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
    <g class="cushion-tassels">
      <path d="M10 12L3 7M86 12l7-5M10 60l-7 6M86 60l7 6" />
      <circle cx="9" cy="11" r="3" />
      <circle cx="87" cy="11" r="3" />
      <circle cx="9" cy="61" r="3" />
      <circle cx="87" cy="61" r="3" />
    </g>
    <path
      class="cushion-velvet"
      d="M10 11c12 4 24 5 38 5s26-1 38-5c-3 9-4 17-4 25s1 16 4 25c-12-4-24-5-38-5s-26 1-38 5c3-9 4-17 4-25s-1-16-4-25z"
    />
    <path class="cushion-sheen" d="M18 18c20 5 40 5 60 0-2 5-3 9-3 13-18 4-36 4-54 0 0-4-1-8-3-13z" />
    <ellipse class="cushion-hollow" cx="48" cy="37" rx="21" ry="13" />
  </svg>
);
