import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { personOf, personOrNew, recognise } from "../identity.ts";
import { LIMITS } from "../limits.ts";
import type { Api, Desk } from "./desk.ts";
import * as schemas from "./schemas.ts";

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

/** Loaded when somebody first uses a passkey: most never do, and the server starts sooner. */
const webauthn = () => import("@simplewebauthn/server");

/** Keeping one's seat for good: a passkey makes any device with it the same person's. */
export function passkeyRoutes(api: Api, { store }: Desk): void {
  /** Challenges that were given out and not used yet, with the time until which they hold. */
  const challenges = new Map<string, number>();
  const giveOut = (challenge: string): void => {
    const now = Date.now();
    for (const [old, until] of challenges) if (until < now) challenges.delete(old);
    if (challenges.size >= LIMITS.challenges) throw refuse<TableRefusal>("too-many");
    challenges.set(challenge, now + LIMITS.challengeLives);
  };
  const wasGivenOut = (challenge: string): boolean => {
    const until = challenges.get(challenge) ?? 0;
    challenges.delete(challenge);
    return until >= Date.now();
  };
  const rp = ({ hostname, protocol, host }: FastifyRequest) => ({ id: hostname, origin: `${protocol}://${host}` });

  api.post(
    "/api/me/passkey/options",
    { schema: { summary: "What a browser needs to make a passkey" } },
    async (request, reply) => {
      const person = await personOrNew(store, request, reply);
      const known = await store.passkeysOf(person.id);
      const { generateRegistrationOptions } = await webauthn();
      const options = await generateRegistrationOptions({
        rpName: "Serai",
        rpID: rp(request).id,
        userName: person.name || "Serai",
        userID: new TextEncoder().encode(person.id),
        attestationType: "none",
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
      giveOut(options.challenge);
      return options;
    },
  );

  api.post(
    "/api/me/passkey",
    { schema: { summary: "Keep the passkey that was made", body: made, response: { 200: schemas.nothing } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) throw refuse<TableRefusal>("bad-passkey");
      const { id, origin } = rp(request);
      const { verifyRegistrationResponse } = await webauthn();
      const { verified, registrationInfo } = await trusted(() =>
        verifyRegistrationResponse({
          response: request.body,
          expectedChallenge: wasGivenOut,
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: false,
        }),
      );
      if (!verified || registrationInfo === undefined) throw refuse<TableRefusal>("bad-passkey");
      const { credential } = registrationInfo;
      const publicKey = Buffer.from(credential.publicKey).toString("base64url");
      await store.addPasskey({ id: credential.id, person: person.id, publicKey, counter: credential.counter });
      return {};
    },
  );

  api.post(
    "/api/passkey/options",
    { schema: { summary: "What a browser needs to show a passkey" } },
    async (request) => {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({ rpID: rp(request).id, userVerification: "preferred" });
      giveOut(options.challenge);
      return options;
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
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await trusted(() =>
        verifyAuthenticationResponse({
          response: request.body,
          expectedChallenge: wasGivenOut,
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
      if (!verified) throw refuse<TableRefusal>("bad-passkey");
      await store.countPasskey({ id: passkey.id, counter: authenticationInfo.newCounter });
      await recognise(store, passkey.person, request, reply);
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
