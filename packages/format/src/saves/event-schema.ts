import { type EventOf, type EventType, type GameEvent, HAPPENINGS, type Note, type Step } from '@bauta/engine';
import { z } from 'zod';
import { listOf } from '../content/schema/bounds.ts';
import { type Known, knownBy, MAX_LIST, type Names } from '../positions/known.ts';
import { stepSchema } from '../positions/step-schema.ts';
import { cardShapes } from './event-shapes/cards.ts';
import { flowShapes } from './event-shapes/flow.ts';
import { groundShapes } from './event-shapes/ground.ts';
import { machineShapes } from './event-shapes/machines.ts';
import { peopleShapes } from './event-shapes/people.ts';
import { asWritten } from './line-schemas.ts';

export type EventShape<T extends EventType> = {
  readonly [K in Exclude<keyof EventOf<T>, 'type' | 'why'>]-?: z.ZodType<EventOf<T>[K]>;
};

/** Every event but those that begin a log: the memory that the others speak of, and a position to go on from. */
type Later = Exclude<EventType, Note['type'] | 'memory-set-up' | 'position-laid'>;
type Shapes = { readonly [T in Later]: EventShape<T> };

function notes(step: z.ZodType<Step>, { number: depth, card, maybeAssassin, square, map }: Known) {
  const subject = z.string().max(60);
  const happening = z.strictObject({
    when: z.enum(HAPPENINGS),
    by: maybeAssassin,
    at: square,
    map,
    subject,
    caused: z.boolean(),
  });
  return [
    z.strictObject({ type: z.literal('step-begun'), step }),
    z.strictObject({ type: z.literal('step-inserted'), depth, step }),
    z.strictObject({ type: z.literal('step-noted'), depth, step }),
    z.strictObject({ type: z.literal('step-ended') }),
    z.strictObject({ type: z.literal('happening-noted'), happening }),
    z.strictObject({ type: z.literal('happening-answered') }),
    z.strictObject({ type: z.literal('effect-fired'), card, effect: depth, by: maybeAssassin }),
    z.strictObject({ type: z.literal('chain-ended') }),
  ] as const;
}

const MAX_EVENTS = 20_000;

/** What an event of a memory may look like. */
function eventSchema(known: Known): z.ZodType<GameEvent> {
  const shapes: Shapes = {
    ...flowShapes(known),
    ...peopleShapes(known),
    ...machineShapes(known),
    ...cardShapes(known),
    ...groundShapes(known),
  };
  const facts = Object.entries(shapes).map(([type, shape]) =>
    z.strictObject({ type: z.literal(type), why: known.why, ...(shape as Record<string, z.ZodType>) }),
  );
  return z.discriminatedUnion('type', [...notes(stepSchema(known), known), ...facts]) as unknown as z.ZodType<GameEvent>;
}

/** The memory whose events are checked just now: a schema is built slowly, so that there is one for all memories. */
let here: Names | null = null;
let schemas: { event: z.ZodType<GameEvent>; events: z.ZodType<GameEvent[]> } | null = null;

function schemasFor(names: Names): NonNullable<typeof schemas> {
  here = names;
  if (schemas === null) {
    const event = eventSchema(knownBy(() => here!));
    schemas = { event, events: listOf(event, MAX_EVENTS) };
  }
  return schemas;
}

export const typeOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'type' in event ? event.type : null;

export const checkedEvents = (names: Names, events: unknown, line: number): GameEvent[] =>
  asWritten(schemasFor(names).events, events, line, 'in the events, ');

/** One event, as it was written. */
export const writtenEvent = (names: Names, event: unknown, line: number, where: string): GameEvent =>
  asWritten(schemasFor(names).event, event, line, where);

export const listed = <T extends z.ZodType>(value: T) => listOf(value, MAX_LIST);
