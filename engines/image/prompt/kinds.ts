/** Hypernyms: a compact, hand-written table, so that a "schooner" is a boat and a "capybara" an animal. */
const MEMBERS: Readonly<Record<string, string>> = {
  // Living things
  cat: 'kitten kitty tabby',
  dog: 'puppy hound corgi poodle terrier retriever labrador husky dachshund bulldog',
  horse: 'pony stallion mare foal mustang unicorn',
  bird: 'sparrow robin swallow gull seagull eagle hawk falcon crow raven owl parrot toucan flamingo heron crane stork swan duck goose chicken hen rooster pigeon dove penguin peacock hummingbird kingfisher pelican puffin magpie finch turkey albatross',
  fish: 'salmon trout goldfish koi shark tuna clownfish carp seahorse',
  insect: 'butterfly bee bumblebee dragonfly ladybug ladybird beetle ant moth firefly grasshopper spider wasp',
  animal:
    'bird fish insect cat dog horse fox bear wolf deer stag moose elk rabbit hare bunny squirrel mouse rat hedgehog raccoon badger otter beaver lion tiger leopard cheetah panther elephant giraffe zebra rhino rhinoceros hippo monkey gorilla ape chimpanzee panda koala kangaroo sloth lemur capybara camel llama alpaca cow bull buffalo bison ox pig piglet sheep lamb goat donkey snake lizard chameleon gecko turtle tortoise crocodile alligator frog toad whale dolphin orca seal walrus octopus squid jellyfish crab lobster snail bat dinosaur dragon creature pet wildlife hamster',
  person:
    'man woman child boy girl kid baby toddler teenager guy lady gentleman mother father mom mum dad parent grandmother grandfather grandma grandpa couple friend family crowd human figure silhouette traveler traveller tourist hiker walker runner dancer ballerina singer musician guitarist pianist violinist cellist drummer dj chef cook baker barista waiter doctor nurse teacher student scientist engineer programmer developer artist painter writer photographer fisherman farmer sailor surfer swimmer skier snowboarder skater cyclist climber athlete player footballer king queen prince princess knight warrior samurai ninja witch wizard monk astronaut cowboy detective businessman businesswoman worker creator influencer bride groom wanderer shepherd nomad pilot firefighter clown mermaid angel',
  // Growing things
  flower:
    'rose tulip sunflower daisy poppy peony lily orchid lotus iris carnation dahlia marigold daffodil hydrangea magnolia camellia hibiscus violet bluebell snowdrop lavender wildflower blossom petal bouquet jasmine anemone chrysanthemum',
  tree: 'pine oak birch maple willow cypress spruce fir cedar redwood sequoia palm bonsai beech poplar baobab acacia bamboo',
  plant:
    'flower tree cactus succulent fern monstera leaf foliage ivy moss herb shrub bush vine seedling houseplant aloe agave reed clover mushroom',
  fruit:
    'pear apple orange lemon lime grapefruit clementine mandarin tangerine peach apricot plum cherry berry strawberry raspberry blueberry blackberry banana pineapple mango papaya kiwi melon watermelon grape fig pomegranate coconut avocado nectarine persimmon',
  vegetable:
    'tomato carrot potato onion garlic pepper chili cucumber pumpkin squash broccoli cabbage lettuce salad spinach corn eggplant aubergine radish beetroot asparagus pea bean zucchini',
  dessert:
    'cake cupcake cookie pie donut doughnut muffin brownie chocolate candy lollipop macaron waffle pancake pudding gelato sundae tiramisu cheesecake tart',
  food: 'fruit vegetable dessert bread loaf toast sandwich burger hamburger pizza pasta spaghetti noodle ramen sushi rice soup stew curry taco burrito cheese egg steak meat bacon sausage breakfast lunch dinner brunch snack meal dish croissant bagel baguette pretzel honey jam dumpling icecream',
  drink:
    'coffee tea espresso latte cappuccino cocoa juice smoothie lemonade cocktail wine beer champagne milk whiskey matcha soda milkshake',
  // Made things
  boat: 'sailboat ship yacht canoe kayak raft dinghy schooner ferry gondola catamaran sloop rowboat barge steamer cruiser submarine galleon',
  car: 'automobile taxi cab limousine sedan convertible suv jeep truck lorry van pickup bus minibus camper ambulance tractor',
  bicycle: 'bike cycle scooter motorcycle motorbike moped vespa tricycle',
  aircraft: 'plane airplane aeroplane jet helicopter glider drone airship zeppelin biplane',
  spacecraft: 'rocket spaceship shuttle satellite ufo starship',
  vehicle:
    'boat car bicycle aircraft spacecraft train tram locomotive subway wagon cart carriage sled sleigh balloon skateboard',
  house: 'cottage farmhouse cabin villa bungalow hut mansion barn chalet shed treehouse lodge',
  building:
    'roof rooftop chimney house skyscraper tower castle palace church cathedral chapel temple mosque pagoda lighthouse windmill mill factory warehouse hotel hospital school museum library shop store cafe restaurant bakery station airport stadium theater theatre bridge ruin fortress monastery shrine barn greenhouse apartment',
  furniture:
    'chair armchair sofa couch table desk bench bed shelf bookshelf cabinet wardrobe dresser stool lamp rug carpet mirror nightstand sideboard',
  device:
    'computer laptop phone smartphone tablet monitor keyboard camera television tv console robot machine printer watch smartwatch gadget screen microphone drone projector typewriter',
  instrument:
    'guitar piano violin cello drum trumpet saxophone flute harp synthesizer accordion banjo ukulele trombone clarinet harmonica bass',
  clothing:
    'shoe sneaker boot sandal heel dress shirt tshirt jacket coat hat cap scarf glove sock jean sweater hoodie suit skirt backpack bag handbag purse sunglass umbrella trainer',
  jewellery: 'jewelry necklace ring earring bracelet diamond gem gemstone crown pearl crystal brooch',
  container:
    'vase bottle jar cup mug glass bowl pot jug pitcher teapot kettle basket box can tin bucket barrel plate flask amphora carafe',
  cosmetic: 'perfume cream serum lotion lipstick makeup soap shampoo skincare fragrance moisturizer',
  toy: 'teddy doll lego kite puzzle plushie yoyo marble',
  ball: 'football basketball soccer baseball tennis volleyball golf rugby',
  // Places
  street: 'alley avenue road lane boulevard highway crossing sidewalk',
  city: 'town metropolis downtown skyline cityscape tokyo london paris york manhattan berlin rome venice istanbul dubai shanghai barcelona amsterdam prague chicago brooklyn kyoto seoul singapore',
  forest: 'wood woodland jungle rainforest grove thicket',
  mountain: 'peak summit alps volcano himalaya everest dolomite andes matterhorn fuji cliff canyon glacier ridge',
  sea: 'ocean wave bay lagoon gulf pacific atlantic mediterranean harbor harbour',
  lake: 'pond loch reservoir',
  river: 'stream creek brook waterfall rapid canal',
  beach: 'shore coast seaside coastline seashore',
  meadow: 'pasture prairie grassland lawn field park savanna savannah',
  desert: 'dune sahara wasteland mojave gobi',
  room: 'kitchen bedroom bathroom livingroom studio office workspace attic cellar hallway lounge classroom nursery gym',
};

const PARENT = new Map<string, string>();
for (const [kind, members] of Object.entries(MEMBERS)) {
  for (const member of members.split(' ')) if (!PARENT.has(member)) PARENT.set(member, kind);
}

/** Hypernyms of a noun, nearest first ("schooner" → boat, vehicle); empty for an unknown noun. */
export function kindsOf(noun: string): readonly string[] {
  const kinds: string[] = [];
  for (let kind = PARENT.get(noun); kind; kind = PARENT.get(kind)) kinds.push(kind);
  return kinds;
}
