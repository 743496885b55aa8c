import { clausesIn } from '@bauta/text';
import { linkTo } from '../../ui/route.ts';

/** A text in which every rule that it names is a link. */
export function Linked({ text }: { text: string }) {
  const parts = [];
  let from = 0;
  for (const { name, at } of clausesIn(text)) {
    parts.push(
      text.slice(from, at),
      <a key={at} href={linkTo('rules', name)}>
        {name}
      </a>,
    );
    from = at + name.length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
