import { confirmEmail, sendConfirmation } from '@llave/contract/addresses';
import { route } from '../../http/route.ts';
import { confirm, sendAgain, slowSending } from './commands.ts';

export const addressRoutes = [route(sendConfirmation, sendAgain, slowSending), route(confirmEmail, confirm)];
