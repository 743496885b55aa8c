/** In the page: the save that the browser keeps, whole; '' before there is one. */
export const keptText = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('bauta');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('parts').objectStore('parts').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve((reading.result as { text: string }[]).map(({ text }) => text).join(''));
      };
    };
  });
