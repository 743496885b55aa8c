import { cleanText, type Member, MOST_OF_NAME } from '@bauta/session';
import { useState } from 'preact/hooks';
import { claimCode, takeName } from '../../../session/online/api.ts';
import { say } from '../../../words/say.ts';

interface Props {
  name: string;
  named(me: Member): void;
}

/** One line, a button, and what is wrong with it. */
function Line(props: { label: string; button: string; value: string; most: number; send(text: string): Promise<string | null> }) {
  const { label, button, most, send } = props;
  const [text, setText] = useState(props.value);
  const [fault, setFault] = useState('');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const line = cleanText(text);
    if (line === '') return setFault(text === '' ? '' : say('table.online.unseen'));
    setFault((await send(line).catch(() => say('table.online.failed'))) ?? '');
  };
  return (
    <form class="online-line" onSubmit={submit}>
      <label>
        <span>{label}</span>
        <input
          type="text"
          maxLength={most}
          value={text}
          autocomplete="off"
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="main">
        {button}
      </button>
      <p role="alert">{fault}</p>
    </form>
  );
}

/** Who one is: a name of one's own, or the one from another device. */
export function NameForm({ name, named }: Props) {
  const use =
    (ask: (text: string) => Promise<Member | null>, refusal: string) =>
    async (text: string): Promise<string | null> => {
      const me = await ask(text);
      if (me === null) return say(refusal);
      named(me);
      return null;
    };
  return (
    <>
      <p>{say('table.online.name-about')}</p>
      <Line
        label={say('table.online.name')}
        button={say('table.online.name-keep')}
        value={name}
        most={MOST_OF_NAME}
        send={use(takeName, 'table.online.failed')}
      />
      <details>
        <summary>{say('table.online.device')}</summary>
        <p>{say('table.online.device-about')}</p>
        <Line
          label={say('table.online.code')}
          button={say('table.online.code-use')}
          value=""
          most={20}
          send={use(claimCode, 'table.online.code-bad')}
        />
      </details>
    </>
  );
}
