import { PageHeader } from '#client/components/PageHeader.tsx';
import { BinList } from '#client/features/records/bin/BinList.tsx';
import { binMessages } from '#domain/records/bin';

/** Deleted records that can still be restored. */
export function BinPage() {
  return (
    <>
      <PageHeader title={binMessages.title} description={binMessages.intro} />
      <BinList />
    </>
  );
}
