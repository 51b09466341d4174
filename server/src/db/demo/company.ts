import type { Roles } from '@llave/contract/access';
import { defaultRoles } from '@llave/contract/access';
import type { NewUser } from '../../modules/users/commands.ts';
import { demoSignIns } from './sign-ins.ts';

/** Public pages that name no company show this one, so its id is known. */
export const demoAccountId = '0de30000-11a7-4e00-8000-000000000001';

const cities = [
  'Valencia',
  'Castellón',
  'Alicante',
  'Murcia',
  'Cartagena',
  'Albacete',
  'Teruel',
  'Zaragoza',
  'Huesca',
  'Lleida',
  'Tarragona',
];

/** 33 made-up sites. */
const delegations = ['CM93', 'ITT', 'SCAITT'].flatMap((prefix) => cities.map((city) => `${prefix} ${city}`));

const privacyPolicy = `# Política de privacidad

Taller y Alquiler Levante, S.L. trata tus datos para atender tu vehículo, tu alquiler y tus avisos.

## Qué guardamos
- Tu nombre, teléfono, correo y NIF.
- La matrícula, los kilómetros y las fotos de tu vehículo.
- Tu firma, solo como dibujo.

## Cuánto tiempo
Lo que pide la ley para un resguardo o un contrato, y ni un día más.

## Tus derechos
Puedes pedir una copia, corregir o borrar tus datos escribiendo a hola@demo.llave.test.`;

export const demoCompany = {
  company_name: 'Taller y Alquiler Levante',
  company_identifier: 'B98765431',
  phone_number: '960 123 456',
  email: 'hola@demo.llave.test',
  street: 'Avenida del Puerto, 118',
  city: 'Valencia',
  state: 'Valencia',
  post_code: '46023',
  privacy_policy: privacyPolicy,
  full_checkin_access: true,
  key_drop: true,
  registry_number: '46/012345',
  delegations,
};

type DemoPerson = Omit<NewUser, 'passwordHash'>;

const worker = (name: string, surname: string, userName: string, access: Partial<Roles> = {}): DemoPerson => ({
  name,
  surname,
  userName,
  email: null,
  isAdmin: false,
  access: { ...defaultRoles, ...access },
  language: 'es-ES',
});

export const demoPeople: DemoPerson[] = [
  { name: 'Ana', surname: 'Ferrer', email: demoSignIns.admin, userName: null, isAdmin: true, language: 'es-ES' },
  {
    name: 'Vicent',
    surname: 'Soler',
    email: 'vicent@demo.llave.test',
    userName: null,
    isAdmin: true,
    language: 'es-ES',
  },
  worker('Marta', 'Ruiz', demoSignIns.worker),
  worker('Iván', 'Soto', 'ivan'),
  worker('Lucía', 'Peña', 'lucia', { toolsRoleId: 3 }),
  worker('Jorge', 'Muñoz', 'jorge', { rentingRoleId: 3, checkingRoleId: 2 }),
  worker('Aitana', 'Vidal', 'aitana', { checkingRoleId: 3 }),
  worker('Pau', 'Gil', 'pau', { managementRoleId: 2 }),
  worker('Sara', 'Ríos', 'sara'),
  worker('Carles', 'Martí', 'carles'),
];
