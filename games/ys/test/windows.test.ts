import { readOptions } from "@serai/kernel";
import { expect, test } from "vitest";
import { ys } from "../rules/index.ts";
import { beforeCount, cardNamed, scene } from "./scene.ts";

test("Y-6.1 won in the open, held face down: others see how many, the log names the card", () => {
  const game = beforeCount({
    ships: ["B;GR", "B;GR", "B;GR", "B;GR"],
    palaces: ["herald", "spy", "captain", "banker"],
    brokers: "0 4 up q1.palace",
  });
  game.play("3 pass\n0 take blue\n0 take blue");
  const [won] = game.events("character");
  expect(ys.see(won, 1)).toEqual({ kind: "character", seat: 0, card: cardNamed("herald") });
  expect(ys.retell(won, "spectator", readOptions(ys.options, {}, 4))).toEqual(won);
  expect(game.view(1).seats[0]).toMatchObject({ cards: 0, fresh: 1 });
  expect(JSON.stringify(game.view(1))).not.toContain('"hand":[7]');
  expect(game.view(0).own).toMatchObject({ hand: [], fresh: [cardNamed("herald")] });
});

test("Y-6.1 a card is playable from the round after it was won", () => {
  const game = scene({
    step: "windowC",
    asked: 0,
    order: [0, 1, 2, 3],
    hands: { 0: ["captain"] },
    fresh: { 0: ["merchant"] },
  });
  expect(game.refused("0 merchant")).toBe("card-won-this-round");
  expect(game.refused("0 herald q1.port.1 to q1.palace")).toBe("card-not-held");
});

test("Y-6.1 at most two cards a seat and round; a played card is shown and gone", () => {
  const game = scene({
    step: "windowC",
    asked: 0,
    order: [0, 1, 2, 3],
    hands: { 0: ["captain", "intriguer", "merchant"], 1: ["banker"] },
  });
  game.play("0 merchant\n0 intriguer");
  expect(game.waiting()).toEqual([1]);
  expect(game.view("spectator").seats[0]).toMatchObject({
    cards: 1,
    played: [cardNamed("merchant"), cardNamed("intriguer")],
  });
  expect(game.refused("0 captain q1 q2")).toBe("not-asked");
});

test("Y-6.2 windows are asked once in turn order; a seat is asked again after each card", () => {
  const game = scene({
    step: "windowC",
    asked: 2,
    order: [2, 0, 1, 3],
    hands: { 2: ["captain", "merchant"], 0: ["spy"], 3: ["spy"] },
  });
  game.play("2 merchant");
  expect(game.waiting()).toEqual([2]);
  game.play("2 pass");
  expect(game.waiting()).toEqual([0]);
  game.play("0 pass");
  expect(game.waiting()).toEqual([3]);
});

test("Y-6.2 a card out of its window is refused; the stop still happens", () => {
  const game = scene({ step: "windowP", asked: 0, order: [0, 1, 2, 3], hands: { 0: ["banker"] } });
  expect(game.legal(0)).toEqual(["pass"]);
  expect(game.refused("0 banker blue up red down")).toBe("card-not-now");
  expect(game.refused("0 place 4 up q1.port")).toBe("not-this-now");
});

test("Y-6.3 play stops before and after every placing of a seat that holds a card, whichever it is", () => {
  const stops = (hand: readonly ["banker"] | readonly ["magician"]) => {
    const game = scene({ step: "before", asked: 0, order: [0, 1, 2, 3], hands: { 0: hand } });
    game.play("0 pass\n0 place 4 up q1.port\n0 place 3 down q2.port");
    const after = [game.step(), game.waiting()];
    game.play("0 pass");
    return [after, game.step(), game.waiting()];
  };
  expect(stops(["banker"])).toEqual([["after", [0]], "placing", [1]]);
  expect(stops(["magician"])).toEqual(stops(["banker"]));
});

test("Y-6.3 no stop for a seat without cards from earlier rounds, nor after two cards", () => {
  const game = scene({
    step: "windowP",
    asked: 0,
    order: [0, 1, 2, 3],
    hands: { 0: ["bishop", "spy", "banker"] },
    fresh: { 1: ["spy"] },
  });
  game.play("0 bishop\n0 spy");
  expect(game.step()).toBe("placing");
});
