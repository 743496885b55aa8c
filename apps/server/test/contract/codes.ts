import { randomBytes } from 'node:crypto';

export const newCode = (): string => randomBytes(12).toString('base64url');
