import {
  apply,
  arrange,
  bodiesAt,
  type Character,
  type Clause,
  type Command,
  clone,
  createMemory,
  enemiesAt,
  evolve,
  fromJSON,
  type Game,
  type GameEvent,
  GUARD_KINDS,
  type GuardKind,
  hash,
  isRefusal,
  memoryRules,
  optionId,
  parseOption,
  type Refusal,
  redact,
  type SquareName,
  toJSON,
  view,
} from '@bauta/engine';
import { expect } from 'vitest';
import { groundSound } from '../invariants/invariants.ts';
import { openScene } from './open-scenes.ts';
import { recordEvents, recordRefusal } from './rule-record.ts';
import { arrangementOf, contentOf, memoryOf, type SceneSetting, setupOf, sq } from './scene-setting.ts';

export type { SceneAssassin, SceneSetting, SceneSquare } from './scene-setting.ts';

/** A game under test: commands by id, what happened, and what can be asked of the position. */
export class Scene {
  game: Game;
  /** All events so far. */
  readonly events: GameEvent[] = [];
  /** Events of the last command. */
  last: readonly GameEvent[] = [];

  constructor(game: Game, events: readonly GameEvent[]) {
    this.game = game;
    this.take(events);
    openScene(() => this.isWhole());
  }

  private take(events: readonly GameEvent[]): void {
    this.last = events;
    this.events.push(...events);
    recordEvents(events);
  }

  /** Plays commands by id; one that is refused fails the test and tells what was legal. */
  play(...ids: string[]): this {
    for (const id of ids) {
      const command = parseOption(id);
      if (command === null) throw new Error(`"${id}" is no command`);
      const applied = apply(this.game, command);
      if (isRefusal(applied))
        throw new Error(`"${id}" is refused: ${applied.refused} (${applied.rule}); legal: ${this.options().join(', ')}`);
      this.checkLaws(applied.events, applied.game);
      this.game = applied.game;
      this.take(applied.events);
    }
    return this;
  }

  /** fold(log) = state, and the two laws of the view, at every command of every scene. */
  private checkLaws(events: readonly GameEvent[], after: Game): void {
    const folded = clone(this.game);
    const seen = view(this.game);
    for (const event of events) {
      evolve(folded, event);
      evolve(seen, redact(event));
    }
    groundSound(after);
    expect(hash(folded)).toBe(hash(after));
    expect(hash(fromJSON(after.content, after.setup, JSON.parse(JSON.stringify(toJSON(after)))))).toBe(hash(after));
    expect(fromJSON(after.content, after.setup, toJSON(after)).grounds).toEqual(after.grounds);
    expect(hash(seen)).toBe(hash(view(after)));
    expect(memoryRules.question(view(after))?.options.map(optionId)).toEqual(memoryRules.question(after)?.options.map(optionId));
  }

  /** The refusal of a command; the test fails when it is taken. */
  refuses(id: string): Refusal {
    const command = parseOption(id) as Command;
    const applied = apply(this.game, command);
    if (!isRefusal(applied)) throw new Error(`"${id}" was not refused`);
    recordRefusal(applied);
    return applied;
  }

  options(): string[] {
    return (memoryRules.question(this.game)?.options ?? []).map(optionId);
  }

  /** Options that begin so, for example `daria attack`. */
  optionsOf(prefix: string): string[] {
    return this.options().filter((id) => id === prefix || id.startsWith(`${prefix} `));
  }

  question(): string {
    return memoryRules.question(this.game)?.step.step ?? 'none';
  }

  who(id: string): Character {
    return this.game.characters.find((assassin) => assassin.id === id)!;
  }

  square(name: SquareName): { enemies: number; bodies: number; bases: number; guards: Partial<Record<GuardKind, number>> } {
    const at = sq(name);
    const map = this.game.maps[at >> 10]!;
    const index = this.game.grounds[at >> 10]!.byCell[at & 1023]!.index;
    const guards = Object.fromEntries(
      GUARD_KINDS.map((kind, k) => [kind, map.guards[index * 5 + k]!]).filter(([, count]) => (count as number) > 0),
    );
    return { enemies: enemiesAt(this.game, at), bodies: bodiesAt(this.game, at), bases: map.bases[index]!, guards };
  }

  alert(map = 0): string {
    return this.game.maps[map]!.alert;
  }

  /** Facts of one type, of the whole scene. */
  facts<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  }

  /** The reasons given by the facts of one type. */
  whys(type: GameEvent['type']): Clause[] {
    return this.facts(type).flatMap((event) =>
      'why' in event ? (typeof event.why === 'string' ? [event.why] : [...event.why]) : [],
    );
  }

  /** Nothing laid down is left over, and the game is ready for the next decision. */
  private isWhole(): void {
    expect(this.scriptIsUsedUp(), `results left over: ${JSON.stringify(this.game.chance.script)}`).toBe(true);
    expect(this.game.result !== null || this.options().length > 1).toBe(true);
  }

  /** All dice, shuffles and looks that were laid down have been used. */
  scriptIsUsedUp(): boolean {
    const { script } = this.game.chance;
    return script === null || Object.values(script).every((results) => results.length === 0);
  }
}

/** Lays the position on the table and plays on to the first decision. */
export function scene(setting: SceneSetting): Scene {
  const memory = memoryOf(setting);
  const created = createMemory(contentOf(setting, memory), setupOf(setting));
  if (isRefusal(created)) {
    recordRefusal(created);
    throw new Error(`the scene is refused: ${created.refused} (${created.rule}) ${created.detail ?? ''}`);
  }
  const laid = arrange(created, arrangementOf(setting));
  if (isRefusal(laid)) throw new Error(`the scene is refused: ${laid.refused} (${laid.rule}) ${laid.detail ?? ''}`);
  return new Scene(laid.game, laid.events);
}
