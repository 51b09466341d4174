/** Each is asked in turn: what a browser is built on also stands in its name. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/\S+ .*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What people call what they sit at; nothing where it is neither of ours. */
export const deviceNames = (userAgent: string) => ({
  browser: first(browsers, userAgent),
  system: first(systems, userAgent),
});

const first = (names: [RegExp, string][], text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? null;
