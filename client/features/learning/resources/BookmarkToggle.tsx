import IconButton from '@mui/material/IconButton';
import { Bookmark } from 'lucide-react';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { useBookmark } from './useBookmark.ts';

/** Adds or removes the bookmark of a resource. */
export function BookmarkToggle({ resource }: { resource: ResourcePartsFragment }) {
  const { addBookmark, removeBookmark } = useBookmark();
  const { bookmarked, title } = resource;
  return (
    <IconButton
      aria-label={`Bookmark ${title}`}
      aria-pressed={bookmarked}
      color={bookmarked ? 'primary' : 'default'}
      onClick={() => void (bookmarked ? removeBookmark(resource) : addBookmark(resource))}
    >
      <Bookmark fill={bookmarked ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
