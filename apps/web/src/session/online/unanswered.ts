import type { RequestRejection, TableRequest } from '@bauta/protocol';

interface SentRequest {
  request: TableRequest;
  /** It is forgotten with the connection. */
  isOnce: boolean;
  answer(rejection: RequestRejection | null): void;
}

/** The requests that have no answer, in the order they were made. */
export function unansweredRequests() {
  const waiting = new Map<string, SentRequest>();
  return {
    isEmpty: (): boolean => waiting.size === 0,
    all: (): TableRequest[] => [...waiting.values()].map(({ request }) => request),
    /** null once it was done. */
    add: (request: TableRequest, isOnce: boolean): Promise<RequestRejection | null> =>
      new Promise((answer) => {
        waiting.set(request.key, { request, isOnce, answer });
      }),
    /** Removes it, and returns what hears the answer. */
    take(key: string): SentRequest['answer'] | undefined {
      const sent = waiting.get(key);
      waiting.delete(key);
      return sent?.answer;
    },
    forgetOnce(): void {
      for (const [key, { isOnce }] of waiting) if (isOnce) waiting.delete(key);
    },
  };
}
