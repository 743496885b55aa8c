/** A browser's storage, which Node has not. */
export class Items {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }
  setItem(name: string, item: string): void {
    this[name] = item;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}
