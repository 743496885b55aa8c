import type { Page } from 'playwright-core';

/** What `act` says when it is done in the page itself as soon as such an element is drawn, before the next frame: quicker than any hand. */
export async function asSoonAs<T>(page: Page, selector: string, act: (element: HTMLElement) => T): Promise<() => Promise<T>> {
  const waiting = await page.evaluateHandle<{ done: Promise<T> }>(`(() => {
    const { promise, resolve } = Promise.withResolvers();
    const watch = new MutationObserver(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (element === null) return;
      watch.disconnect();
      resolve((${act})(element));
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    return { done: promise };
  })()`);
  return () => waiting.evaluate(({ done }) => done);
}
