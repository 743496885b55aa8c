/** What is asked of a browser by WebDriver BiDi, and what it answers: as much of the standard as we use. */
export interface Answers {
  'session.new': { capabilities: { browserVersion: string } };
  'session.subscribe': object;
  'browsingContext.getTree': { contexts: { context: string }[] };
  'browsingContext.setViewport': object;
  'browsingContext.navigate': object;
  'browsingContext.reload': object;
  'browsingContext.captureScreenshot': { data: string };
  'input.performActions': object;
  'script.evaluate': { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } };
}

/** What it tells unasked. */
export interface BidiEvent {
  method: string;
  params: {
    level?: string;
    text?: string;
    stackTrace?: object;
    errorText?: string;
    request?: { url: string };
    response?: { status: number };
  };
}

type Message = { id: number; type: 'success'; result: object } | { id: number; type: 'error'; message: string } | BidiEvent;

export interface Bidi {
  send<M extends keyof Answers>(method: M, params: object): Promise<Answers[M]>;
  close(): void;
}

export async function connectBidi(address: string, hear: (event: BidiEvent) => void): Promise<Bidi> {
  const socket = new WebSocket(address);
  const asked = new Map<number, PromiseWithResolvers<object>>();
  const opened = Promise.withResolvers<void>();
  const fail = (): void => {
    const gone = new Error(`no connection to ${address}`);
    for (const { reject } of [opened, ...asked.values()]) reject(gone);
  };
  socket.onopen = () => opened.resolve();
  socket.onclose = fail;
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(data);
    if (!('id' in message)) return hear(message);
    const { resolve, reject } = asked.get(message.id)!;
    asked.delete(message.id);
    if (message.type === 'success') resolve(message.result);
    else reject(new Error(message.message));
  };
  await opened.promise;
  let id = 0;
  return {
    send<M extends keyof Answers>(method: M, params: object) {
      id += 1;
      const answer = Promise.withResolvers<object>();
      asked.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return answer.promise as Promise<Answers[M]>;
    },
    close: () => socket.close(),
  };
}
