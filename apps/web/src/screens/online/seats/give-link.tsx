import { useRef, useState } from 'preact/hooks';
import { say } from '../../../words/say.ts';

interface Props {
  label: string;
  about: string;
  copy: string;
  /** Behind the address of the page. */
  link: string;
}

/** A link to be given to others. */
export function GiveLink({ label, about, copy, link }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const address = `${location.href.split('#')[0]}${link}`;
  const take = (): void => {
    field.current!.select();
    // Pages that came over a plain network may not write to the clipboard: then the link is marked, ready to be taken.
    void navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => {},
    );
  };
  return (
    <section>
      <h3>{label}</h3>
      <p>{about}</p>
      <div class="online-invite">
        <input
          ref={field}
          type="text"
          readOnly
          aria-label={label}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" onClick={take}>
          {copy}
        </button>
      </div>
      <p role="status">{copied === address && say('table.online.copied')}</p>
    </section>
  );
}
