/** What programs are about: nouns of a field, and what is done there. A task takes one field. */
export const FIELDS: Readonly<Record<string, string>> = {
  library: 'loan shelf reader fine volume reservation catalogue librarian return branch edition overdue',
  parking: 'ticket barrier garage lot permit meter fee plate ramp attendant level vehicle',
  bakery: 'dough oven recipe batch flour loaf counter tray yeast order crust discount',
  railway: 'platform carriage timetable delay junction signal fare conductor seat route locomotive transfer',
  weather: 'rainfall gauge pressure forecast humidity station wind thermometer cloud reading frost alert',
  bank: 'account deposit withdrawal interest ledger branch overdraft statement teller balance loan currency',
  hospital: 'patient ward nurse dosage appointment surgery bed chart pulse discharge allergy clinic',
  chess: 'board piece knight bishop castle check square rank opening endgame clock pawn',
  garden: 'seed plot greenhouse bulb watering soil harvest fertiliser hedge pruning compost trellis',
  school: 'pupil grade term subject classroom absence marks lesson teacher exam essay report',
  warehouse: 'pallet aisle forklift stock crate inventory dock shipment bin supplier barcode weight',
  kitchen: 'ingredient portion saucepan spice simmer calorie pantry menu guest course timer grocer',
  music: 'track album playlist chord tempo listener concert label single melody drummer chorus',
  airport: 'gate runway baggage flight boarding passenger tower delay terminal customs crew manifest',
  theatre: 'stage actor rehearsal balcony curtain script audience prop matinee director row usher',
  football: 'goal keeper league referee penalty squad fixture transfer striker season corner stadium',
  post: 'parcel stamp courier address letterbox postcode tracking depot envelope route customs receipt',
  zoo: 'enclosure keeper penguin feeding ticket habitat veterinarian aviary visitor species cage reptile',
  mine: 'shaft ore tunnel cart drill vein blast crew lantern elevator geologist yield',
  harbour: 'vessel cargo crane berth tide anchor captain container buoy pilot manifest tonnage',
  cinema: 'screening seat projector popcorn trailer ticket premiere film row rating matinee usher',
  farm: 'tractor barn cattle crop acre harvest irrigation fodder milk silo yield fence',
  newspaper: 'article headline editor column subscriber edition reporter print advert deadline page archive',
  hotel: 'room booking guest lobby minibar checkout suite deposit key porter season breakfast',
  museum: 'exhibit curator gallery painting visitor guide donation sculpture restoration vault label archive',
  cycling: 'stage rider sprint gear cadence climb peloton jersey helmet lap route wheel',
};

export const QUALITIES =
  'pending late total highest lowest average monthly current previous valid broken free spare annual weekly expected missing double final initial recent busy quiet rounded sorted known best worst partial open closed extra shared unpaid'.split(
    ' ',
  );
export const DEEDS =
  'collect compute find count merge apply list update assign settle estimate register cancel reserve compare rank build print schedule balance trim combine move load rate select audit split extend describe'.split(
    ' ',
  );
/** How people name the same thing: variables that say little. */
export const PLAIN =
  'result total count value index current found limit sum best next last amount step'.split(' ');
/** Sentences of programs; `%` is a noun. */
export const MESSAGES = [
  'The % is not valid',
  'No % was found',
  'Too many entries for this %',
  'Please enter the % first',
  'Every % has been processed',
  'Nothing to do for this %',
  'A % must not be negative',
  'There is no free % any more',
  'This % was already used',
  'Summary of the %',
  'The % could not be updated',
  'Warning: % over the limit',
  'Unknown kind of %',
  'Done with the %',
  'Still waiting for a %',
  'Closing the % for today',
];
/** The same in another language, in the same order. */
export const TRANSLATED = [
  'Ungültige Eingabe: %',
  'Kein Treffer bei %',
  'Zu viele Einträge: %',
  'Bitte zuerst % eingeben',
  'Alles verarbeitet: %',
  'Nichts zu tun bei %',
  '% darf nicht negativ sein',
  'Alles belegt: %',
  'Bereits verwendet: %',
  'Übersicht über %',
  'Keine Änderung möglich: %',
  'Achtung, Grenze überschritten: %',
  'Unbekannte Art: %',
  'Fertig mit %',
  'Warte noch auf %',
  'Schluss für heute: %',
];
export const REMARKS = [
  'walk over all entries',
  'keep the larger one',
  'the task says so',
  'see the lecture of week four',
  'avoid a division by zero',
  'this took me an hour',
  'start with nothing',
  'only if it is needed',
];
export const FIRST =
  'Anna Ben Clara David Elena Felix Greta Hannes Ines Jonas Katja Leon Maria Nils Olga Paul Rosa Stefan Tanja Umut Vera Walid Xenia Yusuf Zoe Marta Igor Lucia Pedro Aiko'.split(
    ' ',
  );
export const LAST =
  'Schmidt Berger Novak Rossi Dubois Kowalski Lindqvist Horvath Moreau Petersen Yilmaz Okafor Tanaka Weiss Fischer Garcia Popescu Hansen Keller Bauer Jensen Marino Szabo Costa Brandt'.split(
    ' ',
  );
