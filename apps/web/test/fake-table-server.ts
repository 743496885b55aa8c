import { type Game, type GameEvent, isRefusal, memoryRules, parseOption } from '@bauta/engine';
import type { Entry, FromClient, FromServer, TableRequest } from '@bauta/protocol';
import { type Decision, emptyTable, evolveTable, History, type Table, type TableFact } from '@bauta/session';
import type { ClientSocket } from '../src/session/online/connection.ts';

type Unnumbered = Entry extends infer Each ? (Each extends Entry ? Omit<Each, 'seq' | 'at'> : never) : never;

const { idOf, redact, toJSON, view } = memoryRules;

/** A decision as the wire has it. */
const sent = ({ n, command, by, events }: Decision<GameEvent>) => ({ n, command: idOf(command), by, events: events.map(redact) });

/** One end of a wire. */
class FakeWire extends EventTarget implements ClientSocket {
  isOpen = true;
  private readonly hear: (text: string) => void;
  constructor(hear: (text: string) => void) {
    super();
    this.hear = hear;
  }
  send(text: string): void {
    if (this.isOpen) this.hear(text);
  }
  close(code = 1006): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  say(message: FromServer): void {
    if (this.isOpen) this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
}

const [ADA, BEA] = ['ada', 'bea'] as const;

/** A table of Ada, who is looked at, and Bea; each plays one of two. As much of a server as a browser notices. */
export class FakeTableServer {
  readonly heard: FromClient[] = [];
  wires: FakeWire[] = [];
  /** What comes is left lying. */
  isHeld = false;
  /** So long it takes to be heard, and to be answered, in milliseconds; 0: at once. */
  delay = 0;
  /** Nobody can connect. */
  isDown = false;
  isForgetful = false;
  refusesTalk = false;
  private readonly history: History<Game, GameEvent>;
  private table: Table;
  private readonly log: Entry[] = [];
  private readonly keys = new Map<string, number>();
  private readonly lying: (() => void)[] = [];

  constructor(game: Game) {
    this.history = History.begin(memoryRules, game, [], { rewinds: false });
    const seats = game.setup.party.map(({ id }) => id);
    this.table = emptyTable('Tuesday', { id: ADA, name: 'Ada' }, seats);
    this.table = evolveTable(this.table, { fact: 'joined', member: { id: BEA, name: 'Bea' } });
    this.table = evolveTable(this.table, { fact: 'seated', seat: seats[0]!, by: ADA });
    this.table = evolveTable(this.table, { fact: 'seated', seat: seats[1]!, by: BEA });
  }

  get game(): Game {
    return this.history.state;
  }

  open = (): ClientSocket => {
    const wire: FakeWire = new FakeWire((text) => this.receive(wire, JSON.parse(text) as FromClient));
    this.wires.push(wire);
    queueMicrotask(() => (this.isDown ? wire.close() : wire.dispatchEvent(new Event('open'))));
    return wire;
  };

  /** Every connection is lost. */
  cut(code = 1006): void {
    const { wires } = this;
    this.wires = [];
    this.lying.length = 0;
    for (const wire of wires) wire.close(code);
  }

  beat(): void {
    this.toAll({ type: 'beat' });
  }

  release(): void {
    this.isHeld = false;
    for (const work of this.lying.splice(0)) work();
  }

  private receive(wire: FakeWire, message: FromClient): void {
    this.heard.push(message);
    const work = (): void => this.take(wire, message);
    if (this.isHeld) this.lying.push(work);
    else if (this.delay > 0) setTimeout(work, this.delay);
    else work();
  }

  private take(wire: FakeWire, message: FromClient): void {
    if (message.type === 'hello') this.enter(wire, message.seen);
    else if (message.type === 'ping') this.toAll({ type: 'pinged', by: ADA, at: message.at });
    else wire.say(this.answer(message));
  }

  private answer(message: TableRequest): FromServer {
    const { key } = message;
    const seq = this.keys.get(key);
    if (seq !== undefined) return { type: 'done', key, seq };
    if ('n' in message && message.n !== this.history.n) return { type: 'refused', key, trouble: { why: 'stale' } };
    if (message.type === 'say' && this.refusesTalk) return { type: 'refused', key, trouble: { why: 'too-much-said' } };
    if (message.type === 'decide') this.play(message.option, ADA);
    else if (message.type === 'undo') this.undo(message.count, ADA);
    else if (message.type === 'say') this.write({ type: 'said', by: ADA, text: message.text });
    this.keys.set(key, this.log.length + 1);
    return { type: 'done', key, seq: this.log.length + 1 };
  }

  private enter(wire: FakeWire, seen: number): void {
    wire.say({ type: 'welcome', protocol: 1, you: ADA });
    if (seen === 0 || this.isForgetful) wire.say(this.whole());
    else for (const entry of this.log.slice(seen - 1)) wire.say(entry);
    wire.say({ type: 'present', members: [ADA] });
  }

  private whole(): FromServer {
    const { n, decisions } = this.history;
    const position = toJSON(view(this.history.stateAfter(0)));
    const moments = decisions.map(sent);
    return { type: 'whole', seq: this.log.length + 1, kind: 'memory', table: this.table, n, position, moments, begun: [] };
  }

  private toAll(message: FromServer): void {
    for (const wire of this.wires) wire.say(message);
  }

  private write(entry: Unnumbered): void {
    const numbered = { ...entry, seq: this.log.length + 2, at: 0 } as Entry;
    this.log.push(numbered);
    this.toAll(numbered);
  }

  play(option: string, by: string): void {
    const decision = this.history.decide(parseOption(option)!, by);
    if (isRefusal(decision)) throw new Error(decision.refused);
    this.write({ type: 'played', moment: sent(decision) });
  }

  tell(by: string, fact: TableFact): void {
    this.table = evolveTable(this.table, fact);
    this.write({ type: 'table', by, fact });
  }

  undo(count: number, by: string): void {
    if (!this.history.undo(count)) throw new Error(`${count} cannot be taken back`);
    this.write({ type: 'undone', by, n: this.history.n, count });
  }
}
