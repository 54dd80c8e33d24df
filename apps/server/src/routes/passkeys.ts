import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { originOf } from "../http/origin.ts";
import { LIMITS } from "../limits.ts";
import type { Challenges } from "../people/challenges.ts";
import { personOf } from "../people/identity.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

const text = z.string().max(8_000);
const made = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: text, attestationObject: text }),
});
const shown = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
});

/** Who shows a passkey is known only when it was shown. */
const NOBODY_YET = "";

/** Loaded when somebody first uses a passkey: most never do, and the server starts sooner. */
const webauthn = () => import("@simplewebauthn/server");

export interface PasskeyServices extends RouteServices {
  readonly challenges: Challenges;
  /** Where people find this server, if the operator has said so. */
  readonly url: string | undefined;
}

/** Keeping one's seat for good: a passkey makes any device with it the same person's. */
export function passkeyRoutes(api: Api, { store, identity, challenges, url }: PasskeyServices): void {
  /** Where the browser finds us, and so for whom a passkey is: by SERAI_URL, or by its own word, compared with the host. */
  const rp = (request: FastifyRequest): { id: string; origin: string } => {
    const origin = new URL(url ?? originOf(request)).origin;
    return { id: new URL(origin).hostname, origin };
  };

  api.post(
    "/api/me/passkey/options",
    { schema: { summary: "What a browser needs to make a passkey" } },
    async (request, reply) => {
      const person = await identity.personOrNew(request, reply);
      const known = await store.passkeysOf(person.id);
      const { generateRegistrationOptions } = await webauthn();
      return generateRegistrationOptions({
        challenge: challenges.give("make", person.id),
        rpName: "Serai",
        rpID: rp(request).id,
        userName: person.name || "Serai",
        userID: new TextEncoder().encode(person.id),
        attestationType: "none",
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
    },
  );

  api.post(
    "/api/me/passkey",
    { schema: { summary: "Keep the passkey that was made", body: made, response: { 200: schemas.nothing } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) throw refuse<TableRefusal>("bad-passkey");
      const { id, origin } = rp(request);
      let answered = "";
      const { verifyRegistrationResponse } = await webauthn();
      const { verified, registrationInfo } = await trusted(() =>
        verifyRegistrationResponse({
          response: request.body,
          expectedChallenge: (challenge) => {
            answered = challenge;
            return challenges.holds(challenge, "make", person.id);
          },
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: false,
        }),
      );
      if (!verified || registrationInfo === undefined) throw refuse<TableRefusal>("bad-passkey");
      if (!(await challenges.use(answered))) throw refuse<TableRefusal>("bad-passkey");
      const { credential } = registrationInfo;
      const publicKey = Buffer.from(credential.publicKey).toString("base64url");
      const passkey = { id: credential.id, person: person.id, publicKey, counter: credential.counter };
      if (!(await store.addPasskey({ ...passkey, most: LIMITS.passkeys }))) throw refuse<TableRefusal>("bad-passkey");
      return {};
    },
  );

  api.post(
    "/api/passkey/options",
    { schema: { summary: "What a browser needs to show a passkey" } },
    async (request) => {
      const { generateAuthenticationOptions } = await webauthn();
      const challenge = challenges.give("show", NOBODY_YET);
      return generateAuthenticationOptions({ challenge, rpID: rp(request).id, userVerification: "preferred" });
    },
  );

  api.post(
    "/api/passkey",
    {
      schema: { summary: "Be the person again whose passkey this is", body: shown, response: { 200: schemas.nothing } },
    },
    async (request, reply) => {
      const passkey = await store.passkey(request.body.id);
      if (passkey === undefined) throw refuse<TableRefusal>("bad-passkey");
      const { id, origin } = rp(request);
      let answered = "";
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await trusted(() =>
        verifyAuthenticationResponse({
          response: request.body,
          expectedChallenge: (challenge) => {
            answered = challenge;
            return challenges.holds(challenge, "show", NOBODY_YET);
          },
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: false,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
            counter: passkey.counter,
          },
        }),
      );
      if (!verified || !(await challenges.use(answered))) throw refuse<TableRefusal>("bad-passkey");
      await store.countPasskey({ id: passkey.id, counter: authenticationInfo.newCounter });
      await identity.recognise(passkey.person, request, reply);
      return {};
    },
  );
}

/** The library throws on anything that does not fit; to the outside that is one refusal. */
async function trusted<X>(verify: () => Promise<X>): Promise<X> {
  try {
    return await verify();
  } catch {
    throw refuse<TableRefusal>("bad-passkey");
  }
}
