import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { planned } from './planned.ts';

/** Says what a page of a later version is for, and where to go meanwhile. */
export function PlannedPage({ page }: { page: keyof typeof planned }) {
  const { title, description, purpose, links } = planned[page];
  return (
    <>
      <PageHeader title={title} description={description} />
      <Card>
        <EmptyState
          icon={<Compass />}
          title="Not in this version"
          text={purpose}
          actions={links.map(({ to, label }) => (
            <Button key={to} component={Link} to={to} variant="outlined">
              {label}
            </Button>
          ))}
        />
      </Card>
    </>
  );
}
