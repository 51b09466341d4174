import type { lists as shape } from '../es/lists.ts';

export const lists: typeof shape = {
  import: 'Import',
  more: 'Show more',
  clear: 'Clear the search',
  copyOf: 'Copy the link: {{label}}',
  copied: 'Copied',
  openOf: 'Open in another tab: {{label}}',
  csvSaved: '{{file}} is in your downloads',
  csvComing: 'Getting it ready… {{amount}} kB',
  csvFailed: 'We could not get the file ready',
};
