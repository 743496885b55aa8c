const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const show = (error: unknown): void =>
  void import('./fault-banner.tsx').then(
    ({ showFault }) => showFault(told(error)),
    () => {},
  );

/** What nobody caught is told calmly, with a way on. */
export function watchFaults(): void {
  // The browser tells some things about its own layout in the same way: those have no error.
  addEventListener('error', ({ error }) => error != null && show(error));
  addEventListener('unhandledrejection', ({ reason }) => show(reason));
}
