import {
  advanceLogged,
  apply,
  type Command,
  type Game,
  type GameEvent,
  hitsNeeded,
  isRefusal,
  type MemoryQuestion,
  memoryRules,
  optionId,
  type Refusal,
  type Square,
} from '@bauta/engine';

/** What a forecast supposes of the players where the rules ask them on the way. */
export interface Assumed {
  /** Some card could roll a die again; none is used. */
  readonly mayReroll: boolean;
  /** R16.3: a `special` could trigger an ability; none is. */
  readonly mayTrigger: boolean;
  /** R3.5: a test could be ignored at will; none is. */
  readonly mayIgnore: boolean;
  /** The first option of every other question. */
  readonly choices: readonly Command[];
}

/** Gathers what is supposed in all branches. */
export class Answers {
  private mayReroll = false;
  private mayTrigger = false;
  private mayIgnore = false;
  private readonly chosen = new Map<string, Command>();
  private readonly own: (asked: MemoryQuestion, game: Game) => Command | null;

  /** `own` answers first what the forecast was asked about. */
  constructor(own: (asked: MemoryQuestion, game: Game) => Command | null = () => null) {
    this.own = own;
  }

  assumed(): Assumed {
    const { mayReroll, mayTrigger, mayIgnore, chosen } = this;
    return { mayReroll, mayTrigger, mayIgnore, choices: [...chosen.values()] };
  }

  answer(asked: MemoryQuestion, game: Game): Command {
    return this.own(asked, game) ?? this.toDice(asked) ?? toHits(asked, game) ?? this.first(asked);
  }

  /** Dice stay as they fell. */
  private toDice({ step, options }: MemoryQuestion): Command | null {
    if (step.step === 'tests' && step.stage === 'ignore') {
      const roll = options.find(({ type }) => type === 'roll-test') ?? null;
      this.mayIgnore ||= roll !== null;
      return roll;
    }
    const declined = options.find(({ type }) => type === 'decline') ?? null;
    if (step.step === 'tests' || (step.step === 'attack' && step.stage === 'reroll')) this.mayReroll = true;
    if (step.step === 'attack' && step.stage === 'ability') this.mayTrigger = true;
    return declined;
  }

  private first({ options }: MemoryQuestion): Command {
    const command = options[0]!;
    this.chosen.set(optionId(command), command);
    return command;
  }
}

/** R16.4: whoever needs the fewest hits first, so that as many fall as can. */
function toHits({ step, options }: MemoryQuestion, game: Game): Command | null {
  if (step.step !== 'attack' || step.stage !== 'assign') return null;
  const needed = (command: Command, at: Square) =>
    command.type === 'strike' ? hitsNeeded(game, command.enemy, at) : Number.MAX_SAFE_INTEGER;
  return options.reduce((best, each) => (needed(each, step.at) < needed(best, step.at) ? each : best));
}

/** The players decide freely, and what was begun is over. */
const isOver = (asked: MemoryQuestion): boolean =>
  asked.step.step === 'assassin-phase' || asked.step.step === 'window' || asked.step.step === 'enter-map';

/** Answers what is asked until what was begun is over. */
export function playOn(game: Game, answers: Answers): GameEvent[] {
  const events: GameEvent[] = [];
  for (let asked = memoryRules.question(game); asked !== null && !isOver(asked); asked = memoryRules.question(game))
    events.push(...advanceLogged(game, answers.answer(asked, game)));
  return events;
}

/** A command and all that it brings about. */
export const playWhole = (game: Game, command: Command, answers: Answers): GameEvent[] => [
  ...advanceLogged(game, command),
  ...playOn(game, answers),
];

/** Why the command cannot be played now; null when it can. */
export function refusalOf(game: Game, command: Command): Refusal | null {
  const id = optionId(command);
  if (memoryRules.question(game)?.options.some((option) => optionId(option) === id)) return null;
  const applied = apply(game, command);
  return isRefusal(applied) ? applied : null;
}
