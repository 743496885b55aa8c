/** Other processes cannot be told. The message is one sentence for whoever runs the server. */
export class FanOutUnavailable extends Error {
  override name = 'FanOutUnavailable';
}
