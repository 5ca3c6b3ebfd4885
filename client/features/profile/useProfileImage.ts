import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ProfileDocument, useRemoveProfileImageMutation } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { callRest, restMessageOf } from '#client/lib/rest.ts';
import { showToast } from '#client/lib/toast.ts';
import { profileImageMessages, profileImageProblem } from '#domain/profile-images';

/** Uploads and removes the picture; what is said about it is the hook's. */
export function useProfileImage() {
  const client = useApolloClient();
  const [remove, { loading: removing }] = useRemoveProfileImageMutation();
  const [uploading, setUploading] = useState(false);

  async function changeImage(file: File): Promise<void> {
    const problem = profileImageProblem(file);
    if (problem) return tellFailure(problem);
    setUploading(true);
    try {
      const headers = { 'Content-Type': file.type };
      await callRest('/user/image', { method: 'POST', body: file, headers });
      await client.refetchQueries({ include: [ProfileDocument] });
      showToast(profileImageMessages.updated);
    } catch (error) {
      tellFailure(restMessageOf(error));
    } finally {
      setUploading(false);
    }
  }

  async function removeImage(): Promise<void> {
    try {
      await remove();
      showToast(profileImageMessages.removed);
    } catch (error) {
      tellFailure(messageOf(error));
    }
  }

  return { changeImage, removeImage, uploading, removing };
}

function tellFailure(description: string): void {
  showToast({ title: profileImageMessages.failed, description, variant: 'destructive' });
}
