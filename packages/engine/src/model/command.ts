import type { CardId, CharacterId, Difficulty, Direction, EnemyName, Face, MachineId, Place, TargetName } from './kinds.ts';
import type { Square } from './square.ts';

interface By {
  by: CharacterId;
}

/** What an assassin does in the assassin phase or a window. */
export type Action =
  | ({ type: 'move'; to: Square } & By)
  | ({ type: 'trade' } & By)
  | ({ type: 'complete'; objective: string } & By)
  | ({ type: 'leave' } & By)
  | ({ type: 'travel'; to: Square } & By)
  | ({ type: 'attack'; card: CardId; at: Square } & By)
  | ({ type: 'lead'; card: CardId; at: Square } & By)
  | ({ type: 'hide-bodies' } & By)
  | ({ type: 'equip'; card: CardId; to: Place } & By)
  | ({ type: 'unequip'; card: CardId } & By)
  | ({ type: 'swap'; card: CardId; with: CardId } & By)
  | ({ type: 'discard'; card: CardId } & By)
  | ({ type: 'lay-down'; objective: string } & By)
  | ({ type: 'save' } & By)
  | ({ type: 'undress' } & By)
  | ({ type: 'enter-spot' } & By)
  | ({ type: 'leave-spot' } & By)
  | ({ type: 'climb' } & By)
  | ({ type: 'synchronise' } & By)
  | ({ type: 'leap' } & By)
  | ({ type: 'open-chest' } & By)
  | ({ type: 'board'; machine: MachineId } & By)
  | ({ type: 'leave-machine' } & By)
  | ({ type: 'use'; card: CardId } & By)
  | ({ type: 'use-on'; card: CardId; on: CharacterId } & By)
  | ({ type: 'use-at'; card: CardId; at: Square } & By);

/** Answers to the questions the rules ask on the way. */
export type Answer =
  | ({ type: 'enter'; to: Square } & By)
  | ({ type: 'bring'; on: CharacterId } & By)
  | ({ type: 'set-out' } & By)
  | { type: 'end-phase' }
  | { type: 'pass' }
  | ({ type: 'join'; card: CardId } & By)
  | { type: 'roll' }
  | ({ type: 'reroll'; card: CardId; face: Face } & By)
  | ({ type: 'trigger'; card: CardId } & By)
  | ({ type: 'decline'; card: CardId } & By)
  | { type: 'strike'; enemy: EnemyName }
  | { type: 'spare' }
  | { type: 'hunt'; enemy: EnemyName; from: Square }
  | { type: 'push'; enemy: EnemyName; from: Square; to: Square }
  | { type: 'move-enemy'; enemy: EnemyName; from: Square; to: Square }
  | { type: 'spring'; at: Square }
  | { type: 'push-out'; enemy: EnemyName; at: Square }
  | { type: 'hold-space'; enemy: EnemyName; at: Square }
  | { type: 'place'; enemy: EnemyName; at: Square }
  | { type: 'displace'; enemy: EnemyName; at: Square }
  | { type: 'eliminate'; enemy: EnemyName; at: Square }
  | { type: 'aim'; from: Square; at: Square }
  | { type: 'die-to'; on: TargetName }
  | { type: 'seize'; machine: MachineId; enemy: EnemyName }
  | { type: 'place-machine'; machine: MachineId; at: Square }
  | { type: 'search' }
  | { type: 'stop-search' }
  | ({ type: 'keep'; card: CardId; to: Place } & By)
  | ({ type: 'refuse-card'; card: CardId } & By)
  | ({ type: 'give'; card: CardId; from: Place; to: CharacterId; into: Place } & By)
  | ({ type: 'exchange'; card: CardId; from: Place; to: CharacterId; with: CardId; into: Place } & By)
  | { type: 'end-trade' }
  | { type: 'ignore-test'; at: Square }
  | { type: 'roll-test' }
  | { type: 'set-direction'; direction: Direction };

/** Standing commands lie beside the decision and are never options (R6.2, R26.4, R45). */
export type StandingCommand =
  | { type: 'concede' }
  | ({ type: 'give-up' } & By)
  | { type: 'set-difficulty'; difficulty: Difficulty };

export type Command = Action | Answer | StandingCommand;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
