import { readdirSync, readFileSync } from 'node:fs';
import { errorCodes } from '@llave/contract/errors';
import { passwordRules } from '@llave/contract/password-rules';
import { expect, test } from 'vitest';
import { checkIn as englishCheckIn } from './en/check-in.ts';
import { customers as englishCustomers } from './en/customers.ts';
import { dashboardTexts as englishDashboard } from './en/dashboard.ts';
import { landing as englishLanding } from './en/landing.ts';
import { policy as englishPolicy } from './en/policy.ts';
import { publicTexts as english } from './en/public.ts';
import { report as englishReport } from './en/report.ts';
import { siteTexts as englishSites } from './en/sites.ts';
import { staffTexts as englishStaff } from './en/staff.ts';
import { verify as englishVerify } from './en/verify.ts';
import { checkIn as spanishCheckIn } from './es/check-in.ts';
import { customers as spanishCustomers } from './es/customers.ts';
import { dashboardTexts as spanishDashboard } from './es/dashboard.ts';
import { landing as spanishLanding } from './es/landing.ts';
import { policy as spanishPolicy } from './es/policy.ts';
import { publicTexts as spanish } from './es/public.ts';
import { report as spanishReport } from './es/report.ts';
import { siteTexts as spanishSites } from './es/sites.ts';
import { staffTexts as spanishStaff } from './es/staff.ts';
import { verify as spanishVerify } from './es/verify.ts';
import { translator } from './translation.ts';

const contract = new URL('../../../contract/src/', import.meta.url);
const ruleInSource =
  /(?:z\s*\.(?:string|email|uuid|enum)\(|\.(?:min|max|regex|email|length)\([^()]*?(?:\([^()]*\)[^()]*?)*,\s*|required\(|refuse\(|message: )'(\w+)'/g;

const rulesOfContract = () => {
  const found = new Set(
    Object.keys(passwordRules).map((rule) => `password${rule.charAt(0).toUpperCase()}${rule.slice(1)}`),
  );
  for (const file of readdirSync(contract).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
    for (const [, code] of readFileSync(new URL(file, contract), 'utf8').matchAll(ruleInSource))
      if (code) found.add(code);
  return [...found];
};

test('every error code has a sentence in both languages', () => {
  expect(Object.keys(spanish.errors).sort()).toEqual([...errorCodes].sort());
  expect(Object.keys(english.errors).sort()).toEqual([...errorCodes].sort());
});

test('every rule of the contract has a sentence in both languages', () => {
  const rules = rulesOfContract();
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((code) => !(code in spanish.rules))).toEqual([]);
  expect(rules.filter((code) => !(code in english.rules))).toEqual([]);
});

test('both languages fill in the same values', () => {
  const holes = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  const walk = (one: object, other: object, path = ''): string[] =>
    Object.entries(one).flatMap(([key, text]) => {
      const counterpart = (other as Record<string, unknown>)[key];
      if (typeof text === 'object') return walk(text, counterpart as object, `${path}${key}.`);
      return holes(String(text)).join() === holes(String(counterpart)).join() ? [] : [path + key];
    });

  expect(walk(spanish, english)).toEqual([]);
  expect(walk(spanishDashboard, englishDashboard)).toEqual([]);
  expect(walk(spanishStaff, englishStaff)).toEqual([]);
  expect(walk(spanishLanding, englishLanding)).toEqual([]);
  expect(walk(spanishPolicy, englishPolicy)).toEqual([]);
  expect(walk(spanishCheckIn, englishCheckIn)).toEqual([]);
  expect(walk(spanishCustomers, englishCustomers)).toEqual([]);
  expect(walk(spanishReport, englishReport)).toEqual([]);
  expect(walk(spanishSites, englishSites)).toEqual([]);
  expect(walk(spanishVerify, englishVerify)).toEqual([]);
});

test('the messages of the specification stand, spelt as they should be', () => {
  const spelt = {
    companyNameRequired: 'Nombre de empresa requerido',
    phoneRequired: 'Teléfono requerido',
    streetRequired: 'Calle requerida',
    cityRequired: 'Ciudad requerida',
    stateRequired: 'Provincia requerida',
    postCodeRequired: 'Código postal requerido',
    addressRequired: 'Dirección requerida',
    bookingEmailInvalid: 'Email no válido',
    bookingEmailRequired: 'El email es requerido',
    bookingNameRequired: 'El nombre es requerido',
    bookingSurnameRequired: 'El apellido es requerido',
    bookingNumberRequired: 'El número de reserva es requerido',
    dateFromRequired: 'Fecha de inicio requerida',
    dateToRequired: 'Fecha fin requerida',
    bookingDateInvalid: 'Fecha inválida',
    vehicleRequired: 'Vehículo requerido',
    brandRequired: 'Marca requerida',
    modelRequired: 'Modelo requerido',
    numberPlateRequired: 'Matrícula requerida',
    kilometersRequired: 'El número de kilómetros actual es requerido',
    toolNameRequired: 'Nombre requerido',
    imageRequired: 'Imagen requerida',
    imageFormatInvalid: 'Formato no válido (soportados: jpeg, jpg, png)',
  };
  expect(spanish.rules).toMatchObject(spelt);
});

test('no Spanish text lacks the accents or has the slips of the specification', () => {
  const all = [spanish, spanishDashboard, spanishStaff, spanishSites, spanishLanding, spanishPolicy, spanishCheckIn];
  const words = JSON.stringify([...all, spanishCustomers, spanishReport, spanishVerify]);
  const slips =
    /\b(numeros?|validos?|validas?|invalid[ao]s?|telefonos?|codigos?|direccion|matriculas?|vehiculos?|kilometros|requredia|is required)\b/gi;
  expect(words.match(slips)).toBeNull();
});

test('values are filled in and counts choose their form', () => {
  const t = translator({ language: 'es', texts: { ...spanish, ...spanishStaff } });

  expect(t('home.hello', { name: 'Marta' })).toBe('Hola, Marta');
  expect(t('frame.tooManySeconds', { count: 1 })).toContain('1 segundo.');
  expect(t('frame.tooManySeconds', { count: 17 })).toContain('17 segundos.');
});
