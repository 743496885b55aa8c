import './keeping.css';
import { useEffect, useState } from 'preact/hooks';
import { askToKeep, type Persistence, persistence } from '../../storage/persistence.ts';
import { say } from '../../words/say.ts';

/** Whether the browser keeps the games, and what can be done when it does not. */
export function Keeping() {
  const [found, setFound] = useState<Persistence | null>(null);
  useEffect(() => void persistence().then(setFound), []);
  if (found === null) return null;
  return (
    <div class="keeping">
      <p role="status">{say(`web.keeping.${found}`)}</p>
      {found === 'refused' && 'storage' in navigator && (
        <button type="button" onClick={() => askToKeep().then(setFound)}>
          {say('web.keeping.ask')}
        </button>
      )}
    </div>
  );
}
