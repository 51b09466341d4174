import { TextInput } from '../../../ui/forms/TextInput.tsx';
import type { Fields } from './use-fields.ts';

export const PhoneField = ({ fields }: { fields: Fields }) => (
  <TextInput {...fields.field('phoneNumber')} type="tel" autoComplete="tel" maxLength={40} required />
);
