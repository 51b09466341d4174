import { sendContact } from '@llave/contract/contact';
import { route } from '../../http/route.ts';
import { send } from './commands.ts';

export const contactRoutes = [route(sendContact, send)];
