import type { AppError } from '@llave/contract/errors';

/** Whether there is no such thing; a name that cannot be one is as good as none. */
export const isGone = (error: unknown) => ['notFound', 'invalid'].includes((error as AppError | null)?.code ?? '');
