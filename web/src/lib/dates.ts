import type { Language } from '@llave/contract/fields';

export const locales: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
export const timeZone = 'Europe/Madrid';

const formats = new Map<string, Intl.DateTimeFormat>();

/** How a date is written. Making one takes longer than the writing, and a list writes hundreds. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const name = locale + JSON.stringify(options);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, format);
  return format;
};

/** «Domingo, 15 de noviembre», as the day is in Madrid. */
export const dayOfWeek = (date: Date, language: Language) => {
  const text = dateFormat(locales[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(date);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
};

/** «15 nov 2026, 9:40», as it is in Madrid. */
export const dayAndTime = (timestamp: string, language: Language) =>
  dateFormat(locales[language], {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(timestamp));
