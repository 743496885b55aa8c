const ALWAYS: readonly string[] = ['ArrowRight'];
/** A control that has the focus is worked by these. */
const UNLESS_ON_CONTROL: readonly string[] = [' ', 'Enter'];

/** Whether the key shows the next step. */
export const isGoOn = (key: string, isOnControl: boolean): boolean =>
  ALWAYS.includes(key) || (UNLESS_ON_CONTROL.includes(key) && !isOnControl);
