import { type ComponentChildren, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  /** The id of its heading. */
  labelledBy: string;
  children: ComponentChildren;
  closed(): void;
}

function Dialog({ labelledBy, children, closed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby={labelledBy} onClose={closed}>
      {children}
    </dialog>
  );
}

/** A sheet over whatever is shown, apart from it: also where a screen could not be drawn. */
export function openDialog(labelledBy: string, children: ComponentChildren): void {
  const host = document.body.appendChild(document.createElement('div'));
  const closed = (): void => {
    render(null, host);
    host.remove();
  };
  render(
    <Dialog labelledBy={labelledBy} closed={closed}>
      {children}
    </Dialog>,
    host,
  );
}
