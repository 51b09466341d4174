import type { home as shape } from '../es/home.ts';

export const home: typeof shape = {
  hello: 'Hello, {{name}}',
  helloNobody: 'Hello',
  openAccount: 'See and change the details',
  failed: 'We could not read your company’s details',
};
