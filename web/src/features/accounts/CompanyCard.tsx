import type { Account } from '@llave/contract/accounts';
import { IconBuildingStore, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CompanyCard.module.css';

/** The company as its people see it, with the one act that they may do there. */
export const CompanyCard = ({ account, act }: { account: Account; act?: ReactNode }) => (
  <section className={classes.card} aria-labelledby="company">
    <div className={classes.picture}>
      {account.logoUrl ? <img src={account.logoUrl} alt="" /> : <IconBuildingStore size={44} stroke={1.6} />}
    </div>
    <div className={classes.words}>
      <h2 id="company">{account.companyName}</h2>
      <p>
        <IconMapPin size={18} />
        {account.address.street}, {account.address.city}
      </p>
      <p>
        <IconPhone size={18} />
        {account.phoneNumber}
      </p>
      {act && <div className={classes.act}>{act}</div>}
    </div>
  </section>
);
