import { DIFFICULTIES, type Difficulty } from '@bauta/engine';
import { say } from '../../words/say.ts';

/** R45 */
export function DifficultyChoice({ difficulty, choose }: { difficulty: Difficulty; choose(difficulty: Difficulty): void }) {
  return (
    <fieldset>
      <legend>{say('web.start.difficulty')}</legend>
      {DIFFICULTIES.map((each) => (
        <label class="difficulty" key={each}>
          <input type="radio" name="difficulty" checked={difficulty === each} onChange={() => choose(each)} />
          <span>
            <strong>{say(`web.start.${each}`)}</strong> {say(`web.start.${each}-about`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
