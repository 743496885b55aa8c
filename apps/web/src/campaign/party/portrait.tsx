/** A hood from the front, with the letter of whoever is under it. */
export function Portrait({ name }: { name: string }) {
  return (
    <svg class="portrait" viewBox="0 0 48 62" aria-hidden="true">
      <path d="M24 2c9 4 14 12 14 22 0 5-1 8-3 11 6 3 10 10 11 25H2c1-15 5-22 11-25-2-3-3-6-3-11C10 14 15 6 24 2zm0 12c-5 3-8 7-8 12 0 6 4 11 8 13 4-2 8-7 8-13 0-5-3-9-8-12z" />
      <text x="24" y="56">
        {name.slice(0, 1)}
      </text>
    </svg>
  );
}
