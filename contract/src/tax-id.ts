/** The letter that closes a DNI or NIE: the number's rest by 23 names it. */
const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The closing letter of a company's number, by its control digit. */
const companyLetters = 'JABCDEFGHI';

/** A tax number as it is compared and printed: capitals and digits alone. */
export const plainTaxId = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Whether this is a Spanish NIF: a person's DNI or NIE, or a company's former CIF, with its control character right. */
export const isTaxId = (text: string): boolean => {
  const id = plainTaxId(text);
  return isPersonId(id) || isCompanyId(id);
};

const isPersonId = (id: string) => {
  const [, first, digits, letter] = id.match(/^([XYZKLM]?)(\d{7,8})([A-Z])$/) ?? [];
  if (first === undefined || digits === undefined || (first === '') !== (digits.length === 8)) return false;
  const lead = Math.max('XYZ'.indexOf(first), 0);
  return personLetters[(first === '' ? Number(digits) : Number(`${lead}${digits}`)) % 23] === letter;
};

const isCompanyId = (id: string) => {
  const [, kind, digits, control] = id.match(/^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/) ?? [];
  if (!kind || !digits || !control) return false;
  const sum = [...digits].reduce((total, digit, index) => total + (index % 2 ? Number(digit) : doubled(digit)), 0);
  const right = (10 - (sum % 10)) % 10;
  const asLetter = control === companyLetters[right];
  const asDigit = control === String(right);
  if ('PQRSNW'.includes(kind)) return asLetter;
  return 'ABEH'.includes(kind) ? asDigit : asLetter || asDigit;
};

const doubled = (digit: string) => {
  const twice = Number(digit) * 2;
  return twice > 9 ? twice - 9 : twice;
};
