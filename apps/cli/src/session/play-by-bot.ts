import { setImmediate } from 'node:timers/promises';
import { type AnyCommand, campaignRules } from '@bauta/engine';
import type { BotWishes, TerminalSession } from './terminal-session.ts';

/** A bot that gives an answer which is none has a mistake. */
function decide(session: TerminalSession, command: AnyCommand): void {
  const refusal = session.decide(command);
  if (refusal !== null) throw new Error(`the bot's ${campaignRules.idOf(command)} is refused: ${refusal.refused}`);
}

/**
 * A bot answers until nothing is asked, `decided` says false, or Ctrl-C is pressed; every answer is saved like a player's before the next.
 * Pressed again, while the bot still thinks, it ends the program.
 */
export async function playByBot(
  session: TerminalSession,
  bot: BotWishes,
  decided: (command: AnyCommand) => boolean,
): Promise<void> {
  let isOn = true;
  const stop = () => {
    isOn = false;
  };
  process.once('SIGINT', stop);
  try {
    while (isOn) {
      const command = session.choice(bot);
      if (command === null) return;
      decide(session, command);
      if (!decided(command)) return;
      // Signals come in between.
      await setImmediate();
    }
  } finally {
    process.off('SIGINT', stop);
  }
}
