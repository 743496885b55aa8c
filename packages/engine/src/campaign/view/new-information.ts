import { isNewInformation } from '../../view/new-information.ts';
import type { CampaignEvent } from '../model/event.ts';

/** What the table could not know before: in the memory, or a box, a contract, a die or a card between two. Undo goes back no further. */
export function isNewInCampaign(event: CampaignEvent): boolean {
  switch (event.type) {
    case 'in-memory':
      return isNewInformation(event.event);
    case 'helpers-rolled':
      return event.faces.length > 0;
    case 'pile-shuffled':
    case 'box-opened':
    case 'rewards-revealed':
    case 'chests-added':
    case 'chests-expired':
    case 'equipment-shown':
    case 'contract-revealed':
    case 'contract-box-read':
      return true;
    default:
      return false;
  }
}
