/** Scenes of the test under way, each with what must hold of it in the end. */
let open: (() => void)[] = [];

export function openScene(check: () => void): void {
  open.push(check);
}

export function closeScenes(): void {
  const checks = open;
  open = [];
  for (const check of checks) check();
}
