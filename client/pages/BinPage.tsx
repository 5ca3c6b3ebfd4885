import { PageHeader } from '#client/components/PageHeader.tsx';
import { BinList } from '#client/features/bin/BinList.tsx';
import { binMessages } from '#domain/bin';

/** What was deleted, while it can be brought back. */
export function BinPage() {
  return (
    <>
      <PageHeader title={binMessages.title} description={binMessages.intro} />
      <BinList />
    </>
  );
}
