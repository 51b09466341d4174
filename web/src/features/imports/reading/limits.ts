/** Why a file cannot be read. */
export type Unreadable = 'oldExcel' | 'broken' | 'tooLarge' | 'tooManyRows' | 'tooSlow' | 'empty';

/** What ten thousand rows never are: more is no sheet, or one made to stop a browser. */
export const mostBytes = 20 * 1024 * 1024;
export const mostUnpacked = 300 * 1024 * 1024;
