/** Who is at a table, as far as each process knows: nobody is there twice. */
export interface Presence {
  set(process: string, members: readonly string[]): void;
  all(): string[];
}

export function presence(): Presence {
  const byProcess = new Map<string, readonly string[]>();
  return {
    set(process, members) {
      if (members.length > 0) byProcess.set(process, members);
      else byProcess.delete(process);
    },
    all: () => [...new Set([...byProcess.values()].flat())],
  };
}
