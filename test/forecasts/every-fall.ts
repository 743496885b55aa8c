import { clone, type Die, type Face, type Game, type GameEvent, type Script, ScriptEnded } from '@bauta/engine';

export interface Fall {
  chance: number;
  events: readonly GameEvent[];
}

const WANTED = /no more (assassin|enemy|detection) dice/;

/** Brute force: the true engine once for every sequence of faces, die by die. */
export function everyFall(start: Game, play: (game: Game) => readonly GameEvent[]): Fall[] {
  const falls: Fall[] = [];
  const fall = (script: Script, chance: number): void => {
    const game = clone(start);
    game.chance.script = script;
    try {
      falls.push({ chance, events: play(game) });
    } catch (error) {
      if (!(error instanceof ScriptEnded)) throw error;
      const die = WANTED.exec(error.message)![1] as Die;
      const faces = start.content.dice[die] as readonly Face[];
      for (const face of new Set(faces)) {
        const more = { ...script, [die]: [...script[die], face] };
        fall(more, (chance * faces.filter((each) => each === face).length) / faces.length);
      }
    }
  };
  fall({ assassin: [], enemy: [], detection: [], shuffles: [], looks: [] }, 1);
  return falls;
}
