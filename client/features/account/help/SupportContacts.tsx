import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Clock, Mail, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { useSupportQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { helpMessages } from '#domain/account/help';

/** Support contacts and their hours. */
export function SupportContacts() {
  const { data, error, refetch } = useSupportQuery();
  const support = data?.support;
  return (
    <Panel title="Contact support" busy={!support && !error}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {helpMessages.support}
      </Typography>
      {error && !support && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!support && !error && <ContactsSkeleton />}
      {support && (
        <Stack component="dl" sx={{ gap: 2, m: 0 }}>
          <Contact label="Hours" Icon={Clock}>
            {support.hours}
          </Contact>
          <Contact label="E-mail" Icon={Mail}>
            {support.email ? (
              <Link href={`mailto:${support.email}`}>{support.email}</Link>
            ) : (
              helpMessages.noEmail
            )}
          </Contact>
          <Contact label="Phone" Icon={Phone}>
            {support.phone ? (
              <Link href={`tel:${support.phone.replace(/[^\d+]/g, '')}`}>{support.phone}</Link>
            ) : (
              helpMessages.noPhone
            )}
          </Contact>
        </Stack>
      )}
    </Panel>
  );
}

interface ContactProps {
  label: string;
  Icon: LucideIcon;
  children: ReactNode;
}

function Contact({ label, Icon, children }: ContactProps) {
  return (
    <div>
      <Typography
        component="dt"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <Icon aria-hidden /> {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}

function ContactsSkeleton() {
  return (
    <Stack aria-hidden sx={{ gap: 2 }}>
      {[1, 2, 3].map((row) => (
        <div key={row}>
          <Skeleton variant="text" width="20%" />
          <Skeleton variant="text" width="55%" />
        </div>
      ))}
    </Stack>
  );
}
