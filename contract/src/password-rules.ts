/** The rules of the password dialog, in the order in which its checker lists them. */
export const passwordRules = {
  length: (value: string) => value.length >= 8,
  special: (value: string) => /[^\p{L}\p{N}\s]/u.test(value),
  digit: (value: string) => /\p{Nd}/u.test(value),
  capital: (value: string) => /\p{Lu}/u.test(value),
} as const;
export type PasswordRule = keyof typeof passwordRules;
