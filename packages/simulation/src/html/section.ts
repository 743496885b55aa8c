export interface Section {
  id: string;
  name: string;
  text: string;
  inside: string;
}
