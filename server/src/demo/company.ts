import type { Roles } from '@llave/contract/access';
import { defaultRoles } from '@llave/contract/access';
import type { NewUser } from '../modules/users/commands.ts';
import { demoPolicy } from './policy.ts';
import { demoSignIns } from './sign-ins.ts';

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

export const demoCompany = {
  company_name: 'Taller y Alquiler Levante',
  company_identifier: 'B98765431',
  phone_number: '960 123 456',
  email: 'hola@demo.llave.test',
  street: 'Avenida del Puerto, 118',
  city: 'Valencia',
  state: 'Valencia',
  post_code: '46023',
  privacy_policy: demoPolicy,
  full_checkin_access: true,
  key_drop: true,
  registry_number: '46/012345',
  contact_email: 'hola@demo.llave.test',
  check_in_hours: 2,
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

const admin = (name: string, surname: string, email: string): DemoPerson => ({
  name,
  surname,
  email,
  userName: null,
  isAdmin: true,
  language: 'es-ES',
});

export const demoPeople = {
  admin: admin('Ana', 'Ferrer', demoSignIns.admin),
  vicent: admin('Vicent', 'Soler', 'vicent@demo.llave.test'),
  marta: worker('Marta', 'Ruiz', demoSignIns.worker),
  ivan: worker('Iván', 'Soto', 'ivan'),
  lucia: worker('Lucía', 'Peña', 'lucia', { toolsRoleId: 3 }),
  jorge: worker('Jorge', 'Muñoz', 'jorge', { rentingRoleId: 3, checkingRoleId: 2 }),
  aitana: worker('Aitana', 'Vidal', 'aitana', { checkingRoleId: 3 }),
  pau: worker('Pau', 'Gil', 'pau', { managementRoleId: 2 }),
  sara: worker('Sara', 'Ríos', 'sara'),
  carles: worker('Carles', 'Martí', 'carles'),
};
export type Person = keyof typeof demoPeople;
